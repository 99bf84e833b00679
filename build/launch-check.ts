import { formatProblem } from './content/content-error.ts';
import { checkLaunch } from './launch/check.ts';

/** Promises of the legal texts that no program can check. */
const BY_HAND = [
  'Verträge zur Auftragsverarbeitung mit Hoster und E-Mail-Anbieter sind geschlossen.',
  'Das Zugriffsprotokoll des Webservers vor der Anwendung ist abgeschaltet.',
  'Protokolle und Sicherungen werden nach der Frist gelöscht, die in content/site.ts steht.',
  'Impressum und Datenschutzerklärung hat jemand gelesen, der für sie einsteht.',
  'Rechtsform, Geschäftsführer und die Angabe zur Umsatzsteuer (§ 19 UStG) in content/site.ts stimmen noch.',
  'Steht STATISTICS oder SMTP_REQUIRE_TLS auf off, sagt die Datenschutzerklärung es ebenso: Dort sind die Absätze anzupassen.',
  'Zur Firma gehört, wo nötig, „GmbH“ oder „UG (haftungsbeschränkt)“ (§§ 4, 5a GmbHG).',
  'Wer eine USt-IdNr. hat oder einer Kammer angehört, nennt sie in content/site.ts (§ 5 Abs. 1 DDG).',
];

/** `npm run launch-check`; with `--content` without the settings, which are on the server and not in a pipeline. */
const isContentOnly = process.argv.includes('--content');
const problems = await checkLaunch(process.cwd(), isContentOnly ? undefined : process.env);

show('Vor dem Start zu erledigen', problems.map(formatProblem));
if (problems.length === 0) {
  if (!isContentOnly) show('Von Hand zu prüfen', BY_HAND);
  console.log('Alles erledigt: Die Website kann online gehen.');
} else {
  const count = problems.length === 1 ? 'Ein Punkt ist' : `${problems.length} Punkte sind`;
  console.log(`${count} noch offen. Danach bitte noch einmal: npm run launch-check`);
  console.log(
    'Ein Wert sieht nur so aus und stimmt? Schreiben Sie „// echt“ hinter seine Zeile, in YAML „# echt“, im Text „<!-- echt -->“.',
  );
  process.exitCode = 1;
}

function show(heading: string, lines: string[]): void {
  if (lines.length > 0) console.log(`${heading}:\n\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
