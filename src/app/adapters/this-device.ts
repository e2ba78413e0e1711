/** What its user calls this device. A tablet is no telephone. */
export type ThisDevice = 'ce téléphone' | 'cet appareil'

export function thisDevice(): ThisDevice {
  return matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < widestPhone ? 'ce téléphone' : 'cet appareil'
}

const widestPhone = 600
