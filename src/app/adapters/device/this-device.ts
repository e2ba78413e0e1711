/** What its user calls this device. A tablet is no telephone. */
export type ThisDevice = 'ce téléphone' | 'cet appareil'

export function thisDevice(): ThisDevice {
  return matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < widestPhone
    ? 'ce téléphone'
    : 'cet appareil'
}

/** Whether the app runs from the device's own home screen, and not in a tab. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}

const widestPhone = 600
