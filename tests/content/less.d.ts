/** The package ships no types; this is the one call the examples need. */
declare module 'less' {
  const less: { render(code: string, options?: object): Promise<{ css: string }> };
  export default less;
}
