import type { Appearance } from '@stripe/stripe-js'
import { tokenColour } from './token-colour.ts'

/** The page's own look, as it is now, for fields that no style sheet of ours reaches: colours and measures of tokens.css and field.css. */
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
