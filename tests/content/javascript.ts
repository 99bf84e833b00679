import { format } from 'node:util';
import { createContext, Script } from 'node:vm';
import { parseSync, Visitor } from 'rolldown/utils';

/** Names that only a browser or Node.js knows: an example that uses one needs its host and is not run. */
const hostNames = new Set(
  `addEventListener alert Buffer caches customElements document DOMParser EventSource fetch history
  indexedDB localStorage location module navigation navigator performance PerformanceObserver process
  require self sessionStorage setInterval setTimeout WebSocket window Worker XMLHttpRequest
  XPathResult`.split(/\s+/),
);

/** Parses the code, and runs it if it needs no host. */
export function checkJavaScript(code: string) {
  const [error] = parseSync('beispiel.js', code, { sourceType: 'module', showSemanticErrors: true }).errors;
  if (error) throw new Error(error.codeframe ?? error.message);
  if (runsAlone(code)) runJavaScript(code);
}

/** Whether a plain engine can run the code: a script, not a module, that uses the language alone. */
function runsAlone(code: string): boolean {
  const { program, errors } = parseSync('beispiel.js', code, { sourceType: 'script' });
  if (errors.length > 0) return false;
  const names = new Set<object>();
  new Visitor({
    Identifier: (node) => void (hostNames.has(node.name) && names.add(node)),
    // `links.self` and `{ self: … }` name a property, not the global; a parent leaves after its children.
    'MemberExpression:exit': ({ computed, property }) => void (computed || names.delete(property)),
    'Property:exit': ({ computed, key }) => void (computed || names.delete(key)),
  }).visit(program);
  return names.size === 0;
}

/** Runs the code; what it prints must be what a comment behind `console.log(…);` says. */
function runJavaScript(code: string) {
  const printed: { line: number; text: string }[] = [];
  const print = (...values: unknown[]) => {
    const [, line] = /beispiel\.js:(\d+)/.exec(new Error('Aufrufer').stack ?? '') ?? [];
    // Number formats separate with no-break spaces, comments with plain ones.
    printed.push({ line: Number(line), text: format(...values).replaceAll(/\s/g, ' ') });
  };
  const console = { log: print, info: print, warn: print, error: print };
  // The microtasks belong to the example: what its promises do counts, and against the same clock.
  const context = createContext({ console }, { microtaskMode: 'afterEvaluate' });
  new Script(code, { filename: 'beispiel.js' }).runInContext(context, { timeout: 30_000 });

  for (const [index, line] of code.split('\n').entries()) {
    const claim = /^\s*console\.log\(.*\);\s*\/\/ (.+)$/.exec(line)?.[1];
    if (claim === undefined) continue;
    const outputs = printed.filter(({ line }) => line === index + 1).map(({ text }) => text);
    if (outputs.some((output) => opens(claim, output) || opens(output, claim))) continue;
    throw new Error(
      `Zeile ${index + 1} des Beispiels gibt „${outputs.join(' | ')}“ aus, der Kommentar sagt „${claim}“.`,
    );
  }
}

/** `181 je Ergebnis` and `181, gerundet` open with `181`; `1810` and `181,5` do not. */
const opens = (text: string, start: string) =>
  text.startsWith(start) && /^(,? |$)/.test(text.slice(start.length));
