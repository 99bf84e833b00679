import type { FieldName } from '../../../contract/message-rules.ts';

export const controlId = (field: FieldName) => `kontakt-${field}`;
