/** A test card fills itself in. The page works without: the numbers can be read, and typed. */
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
`;
