/** A colour token as it looks on this page now, in the form any script reads: '--text' → 'rgb(20, 24, 33)'. */
export function tokenColour(token: string): string {
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return painted(color)
}

/** A browser tells an oklch colour as such; a pixel of it is red, green and blue. */
function painted(colour: string): string {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (pen === null) return colour
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
