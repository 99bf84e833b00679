/* Sorts the table by the column whose heading was clicked; the same heading again turns it round. */
for (const button of document.querySelectorAll('th button')) {
  button.addEventListener('click', () => {
    const heading = button.closest('th');
    const body = heading.closest('table').tBodies[0];
    const isUpward = heading.getAttribute('aria-sort') !== 'ascending';
    for (const other of heading.parentElement.children) other.removeAttribute('aria-sort');
    heading.setAttribute('aria-sort', isUpward ? 'ascending' : 'descending');
    const value = (row) => row.children[heading.cellIndex].dataset.wert;
    const compare = (a, b) => value(a).localeCompare(value(b), 'de', { numeric: true });
    const rows = [...body.rows].toSorted((a, b) => (isUpward ? compare(a, b) : compare(b, a)));
    body.append(...rows);
  });
}
