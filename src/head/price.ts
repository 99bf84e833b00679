/** «ab 1.499€» → 1499; a price on request has none. */
export function priceAmount(preis: string): number | undefined {
  const digits = /[\d.]+/.exec(preis)?.[0].replaceAll('.', '');
  return digits ? Number(digits) : undefined;
}
