import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { site as delivered } from '../content/site.ts';
import type { Site } from '../src/site.ts';
import { copyContent } from './example-content.fixture.ts';
import { checkedSite, printedPage } from './site.fixture.ts';

/** What every company has, whatever its legal form. */
const common = {
  street: 'Hafenstraße 7',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'Deutschland',
  smallBusiness: false,
};
const register = { registerCourt: 'Amtsgericht Hamburg', registerNumber: 'HRB 4711' };
const corporation = { ...common, ...register, managingDirectors: ['Ada Lang', 'Bo Berg'] };
const profession = {
  title: 'Beratender Ingenieur',
  state: 'Deutschland',
  chamber: 'Ingenieurkammer Hamburg',
  rules: 'Hamburgisches Ingenieurgesetz',
  rulesUrl: 'https://www.ingenieurkammer.example/recht/',
};

const companies = {
  gmbh: { ...corporation, legalForm: 'gmbh', name: 'Lang GmbH', vatId: 'DE811907980', taxNumber: '17/123/4' },
  kaufmann: { ...common, ...register, legalForm: 'einzelunternehmen', name: 'Lang e. K.' },
  Kammerberuf: { ...common, legalForm: 'freier-beruf', name: 'Ada Lang', profession },
  Kleinunternehmer: {
    ...common,
    legalForm: 'einzelunternehmen',
    name: 'Ada Lang',
    smallBusiness: true,
    taxNumber: '17/123/4',
  },
} satisfies Record<string, Site['company']>;

/** What a page may say of the company, each with the words by which the tests find it. */
const SIGNS = {
  Vertretung: /Vertreten durch die Geschäftsführung: Ada Lang, Bo Berg/,
  Register: /Amtsgericht Hamburg.*HRB 4711/,
  Kammer: /Ingenieurkammer Hamburg.*Hamburgisches Ingenieurgesetz/,
  Inhaber: /Inhaberin: Ada Lang/,
  'USt-IdNr.': /DE811907980/,
  Steuernummer: /Steuernummer: 17\/123\/4/,
  Steuern: /Steuerliche Angaben/,
  'zzgl. Umsatzsteuer': /zuzüglich der gesetzlichen Umsatzsteuer/,
  '§ 19 UStG': /§ 19 UStG/,
};
type Sign = keyof typeof SIGNS;
const said = (text: string) => (Object.keys(SIGNS) as Sign[]).filter((sign) => SIGNS[sign].test(text));

const impressum: Record<keyof typeof companies, Sign[]> = {
  gmbh: ['Vertretung', 'Register', 'USt-IdNr.', 'Steuernummer', 'Steuern', 'zzgl. Umsatzsteuer'],
  kaufmann: ['Register', 'Inhaber', 'zzgl. Umsatzsteuer'],
  Kammerberuf: ['Kammer', 'zzgl. Umsatzsteuer'],
  Kleinunternehmer: ['Steuernummer', 'Steuern', '§ 19 UStG'],
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rechtsform-'));
  copyContent(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const owner = { ...delivered.owner, firstName: 'Ada', lastName: 'Lang', salutation: 'Frau' as const };

/** The pages as the owner of this company would get them, by address, and the footer. */
async function siteOf(company: Site['company']) {
  vi.resetModules();
  vi.doMock('../content/site.ts', () => ({ site: { ...delivered, owner, company } }));
  const renderer = await import('../src/prerender.tsx');
  const { Footer } = await import('../src/shell/footer.tsx');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const site = checkedSite(root, {}, renderer);
  const { pages } = site;
  // Non-breaking spaces become plain ones, which the patterns expect.
  const at = (path: string) => printedPage(site, path).replaceAll('\u00a0', ' ');
  const pathsOf = (screen: string) => pages.filter((page) => page.screen === screen).map(({ path }) => path);
  return { at, pathsOf, footer: renderToStaticMarkup(Footer()) };
}

describe.each(Object.entries(companies))('%s', (name, company: Site['company']) => {
  let site: Awaited<ReturnType<typeof siteOf>>;
  beforeAll(async () => {
    site = await siteOf(company);
  });
  const isCorporation = 'managingDirectors' in company;
  const isMerchant = 'registerNumber' in company;

  test('the legal notice says what it must, and nothing else', () => {
    const text = site.at('/impressum/');
    expect(said(text).toSorted()).toEqual([...impressum[name as keyof typeof companies]].toSorted());
    for (const told of [company.name, company.street, 'Ada Lang']) expect(text).toContain(told);
    expect(text).not.toMatch(/\{\{|undefined|<!--/);
  });

  test('a company says «wir», one person «ich», on every legal page', () => {
    const pages = ['/impressum/', '/dsgvo/', '/barrierefreiheit/'].map((path) =>
      site.at(path).replace(/<section class=\\"closing.*/, ''),
    );
    const [own, other] = [/\b(?:wir|uns|unser\w*)\b/i, /\b(?:ich|mir|mich|meine?\w?)\b/i];
    for (const page of pages) {
      expect(page).toMatch(isCorporation ? own : other);
      expect(page).not.toMatch(isCorporation ? other : own);
    }
  });

  test('the privacy page names who is responsible, and the law that binds them', () => {
    const text = site.at('/dsgvo/');
    expect(said(text)).toEqual(
      isCorporation ? ['Vertretung'] : company.name === 'Ada Lang' ? [] : ['Inhaber'],
    );
    expect(text.includes('§ 257')).toBe(isMerchant);
  });

  test('prices are net where VAT comes on top, and only there', () => {
    const wrong = company.smallBusiness
      ? /zzgl\. MwSt|, netto|Nettopreise|valueAddedTaxIncluded/
      : /§ 19 UStG|Endpreise/;
    // Home and services (screen `hero`) have offers; a project (screen `text`) may name one.
    const [offering, others] = ['hero', 'text'].map((screen) => site.pathsOf(screen).map(site.at));
    for (const page of offering!)
      expect(page).toMatch(company.smallBusiness ? /§ 19 UStG/ : /netto zzgl\. MwSt\./);
    for (const page of [...offering!, ...others!]) expect(page).not.toMatch(wrong);
  });

  test('machines and the footer hear who it is', () => {
    const text = site.at('/impressum/');
    expect(text.includes('vatID')).toBe('vatId' in company);
    expect(site.footer).toContain(isCorporation ? company.name : 'Ada Lang');
  });
});
