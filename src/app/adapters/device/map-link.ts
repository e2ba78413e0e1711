import type { LatLng } from '#contract/places/places.ts'

/** What opens a map at an address: the phone's own app where it has a link for it, else an open map in the browser. */
export function mapLink(address: string, point: LatLng | null, userAgent: string): string {
  const words = encodeURIComponent(address)
  const at = point === null ? null : `${point.lat},${point.lng}`
  if (/Android/i.test(userAgent)) return `geo:${at ?? '0,0'}?q=${at === null ? words : `${at}(${words})`}`
  if (/iPhone|iPad|Macintosh/i.test(userAgent)) return `https://maps.apple.com/?daddr=${at ?? words}`
  return point === null
    ? `https://www.openstreetmap.org/search?query=${words}`
    : `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${point.lat},${point.lng}`)}`
}
