export const newerStyles: {
  allowAtRules: string[];
  allowProperties: string[];
  allowPropertyValues: Record<string, string[]>;
  allowSelectors: string[];
};
