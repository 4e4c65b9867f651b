// The script of the card page: it fills in a test card at the press of its button, and formats the card fields during typing. The page also
// works without it. The server has no build, so the page gets these functions as their own text, from which Node has removed the types. They
// may therefore use nothing but the page and each other, and each one has to be in the list below
// (docs/decisions/0116-build-the-inline-script.md).

/** Groups the digits of a card number as on the card: 4, 6 and 5 of American Express, four by four of all others. */
export function groupDigits(digits: string): string {
  const groups = /^3[47]/.test(digits)
    ? /^(.{1,4})(.{1,6})?(.*)$/
    : /^(.{1,4})(.{1,4})?(.{1,4})?(.*)$/;
  return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ');
}

/** Puts the slash between month and year. */
export function formatExpiry(digits: string): string {
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

function findInput(id: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input#${id}`);
}

function fillIn(id: string, value: string | undefined): void {
  const input = findInput(id);
  if (input) input.value = value ?? '';
}

/** Formats a field while its end is typed. Elsewhere, or with other characters, the cursor would jump. */
function formatWhileTyping(id: string, format: (digits: string) => string): void {
  const input = findInput(id);
  input?.addEventListener('input', () => {
    const { value, selectionStart } = input;
    const isAtEnd = selectionStart === value.length;
    if (isAtEnd && /^[0-9 ]*$/.test(value)) input.value = format(value.replaceAll(' ', ''));
  });
}

function offerTestCard(button: HTMLButtonElement): void {
  button.hidden = false;
  button.addEventListener('click', () => {
    const choice = findInput('pay-card');
    if (choice) choice.checked = true;
    fillIn('number', button.dataset.number);
    fillIn('cvc', button.dataset.cvc);
    fillIn('expiry', '12/34');
    if (findInput('name')?.value === '') fillIn('name', 'Test Cook');
    document.getElementById('pay')?.focus();
  });
}

function startCardForm(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-number]')) {
    offerTestCard(button);
  }
  formatWhileTyping('number', groupDigits);
  formatWhileTyping('expiry', formatExpiry);
}

const parts = [
  groupDigits,
  formatExpiry,
  findInput,
  fillIn,
  formatWhileTyping,
  offerTestCard,
  startCardForm,
];

/** The content of the page's one script element. The policy of the page allows it by its hash. */
export const cardFormScript = `${parts.map(String).join('\n')}\nstartCardForm();`;
