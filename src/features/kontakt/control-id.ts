import type { FieldName, TRAP_FIELD } from '../../../contract/message-rules.ts';

export const controlId = (field: FieldName | typeof TRAP_FIELD) => `kontakt-${field}`;
