const HOLIDAYS = new Set(['1.1.', '1.5.', '3.10.', '25.12.', '26.12.']);
/** Good Friday, Easter Monday, Ascension Day, Whit Monday. */
const DAYS_FROM_EASTER = [-2, 1, 39, 50];

/** So many working days later; nobody answers on a weekend or on a holiday of all of Germany. */
export function answerDay(sent: Date, workingDays: number): Date {
  const day = new Date(sent);
  for (let left = workingDays; left > 0;) {
    day.setDate(day.getDate() + 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: Date): boolean {
  const easter = easterOf(day.getFullYear());
  const movable = DAYS_FROM_EASTER.map((days) =>
    new Date(easter.getFullYear(), easter.getMonth(), easter.getDate() + days).toDateString(),
  );
  const isHoliday = HOLIDAYS.has(`${day.getDate()}.${day.getMonth() + 1}.`);
  return day.getDay() % 6 !== 0 && !isHoliday && !movable.includes(day.toDateString());
}

/** The Sunday after the full moon of spring; holds from 1900 to 2199. */
function easterOf(year: number): Date {
  const cycle = year % 19;
  const moon = (19 * cycle + 24) % 30;
  const isLate = moon === 29 || (moon === 28 && cycle > 10);
  const day = new Date(year, 2, 21 + moon - Number(isLate));
  day.setDate(day.getDate() + 7 - day.getDay());
  return day;
}
