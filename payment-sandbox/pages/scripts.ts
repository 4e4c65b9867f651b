/** Fills in a test card at the press of its button, and formats the card fields during typing. The page also works without this script. */
export const fillScript = `
for (const button of document.querySelectorAll('button[data-number]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const { number, cvc } = button.dataset;
    const choice = document.getElementById('pay-card');
    if (choice) choice.checked = true;
    for (const [id, value] of Object.entries({ number, cvc, expiry: '12/34' })) {
      document.getElementById(id).value = value;
    }
    const name = document.getElementById('name');
    if (name.value === '') name.value = 'Test Cook';
    document.getElementById('pay').focus();
  });
}
function whileTyping(id, write) {
  const input = document.getElementById(id);
  input?.addEventListener('input', () => {
    const { value, selectionStart } = input;
    if (/^[0-9 ]*$/.test(value) && selectionStart === value.length) input.value = write(value.replaceAll(' ', ''));
  });
}
whileTyping('number', (digits) => {
  const groups = /^3[47]/.test(digits) ? /^(.{1,4})(.{1,6})?(.*)$/ : /^(.{1,4})(.{1,4})?(.{1,4})?(.*)$/;
  return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ');
});
whileTyping('expiry', (digits) => (digits.length > 2 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits));
`;
