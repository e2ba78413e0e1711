/** Whether the user of this browser lets it show notifications of this site. */
export function mayBeTold(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}
