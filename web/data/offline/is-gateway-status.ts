/** Whether somebody between here and the server says that there is none behind it: then nobody has answered. */
export function isGatewayStatus(status: number): boolean {
  return status >= 502 && status <= 504;
}
