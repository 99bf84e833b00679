/** The packages ship no types; these are the calls the test makes. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary?: object);
    validate(extracted: object): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options?: object);
    parse(html: string): object;
  }
}
