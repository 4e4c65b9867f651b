/** "1 credit", "12 credits". */
export function creditsInWords(balance: number): string {
  return `${balance} ${balance === 1 ? 'credit' : 'credits'}`;
}
