import type { Appearance } from '@stripe/stripe-js'

/** The page's own look for fields that our sheets do not reach: colours and measures of tokens.css and field.css. */
export function stripeLook(): Appearance {
  const [text, quiet, surface] = [tokenColour('--text'), tokenColour('--text-quiet'), tokenColour('--surface')]
  const [edge, focus, bad] = [tokenColour('--edge-control'), tokenColour('--focus'), tokenColour('--bad')]
  return {
    theme: 'flat',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      colorPrimary: focus,
      colorBackground: surface,
      colorText: text,
      colorTextSecondary: quiet,
      colorTextPlaceholder: quiet,
      colorDanger: bad,
      iconColor: quiet,
      fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      // Under 16 px a phone zooms into the field.
      fontSizeBase: '16px',
      fontSizeSm: '16px',
      fontWeightNormal: '400',
      borderRadius: '12px',
      gridRowSpacing: '16px',
      gridColumnSpacing: '16px',
    },
    rules: {
      '.Label': { fontWeight: '650', color: text, marginBottom: '8px' },
      '.Input': { border: `1px solid ${edge}`, padding: '13px 15px', boxShadow: 'none' },
      '.Input:focus': { borderColor: focus, outline: `2px solid ${focus}`, outlineOffset: '-1px', boxShadow: 'none' },
      '.Input--invalid': { borderColor: bad, color: text, boxShadow: 'none' },
      '.Error': { color: bad, fontSize: '14px', marginTop: '8px' },
      '.Tab': { border: `1px solid ${edge}`, boxShadow: 'none' },
      '.Tab--selected': { border: `2px solid ${text}`, boxShadow: 'none' },
    },
  }
}

/** A colour token as it looks on this page now, in the form any script reads: '--text' → 'rgb(20, 24, 33)'. */
function tokenColour(token: string): string {
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
