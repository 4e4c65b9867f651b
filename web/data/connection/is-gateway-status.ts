/** Returns whether a status is a gateway error (502–504): a proxy answered because it did not reach the server. */
export function isGatewayStatus(status: number): boolean {
  return status >= 502 && status <= 504;
}
