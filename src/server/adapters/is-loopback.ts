/** Whether an address stays on this machine: 'smtp://127.0.0.1:25', 'http://localhost:8025', 'smtp://[::1]'. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
