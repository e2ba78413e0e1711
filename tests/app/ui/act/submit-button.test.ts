import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SubmitButton, type SubmitWait } from '#ui/act/submit-button.tsx'

const until = new Date(2026, 10, 20, 14, 4, 12)

describe('The button of a form that may have to wait', () => {
  it('is alone while nothing waits', () => {
    expect(drawn(null)).toMatch(/^<button type="submit"[^>]*><span>Envoyer<\/span><\/button>$/)
  })

  it('counts a short wait down, beside the way to stop it', () => {
    const html = drawn({ step: 'waiting', until, secondsLeft: 12, isLong: false })
    expect(html).toContain('Trop d&#x27;essais : nouvel essai dans 12 s…')
    expect(html).toMatch(/<button type="button"[^>]*><span>Annuler<\/span><\/button>/)
  })

  it('gives its place to the hour of the next try when the wait is long, beside the way to stop it', () => {
    const html = drawn({ step: 'waiting', until, secondsLeft: 252, isLong: true })
    expect(html).toContain('Nouvel essai automatique à 14:05')
    expect(html).toContain('4\u00A0min 12\u00A0s')
    expect(html).toContain('Annuler')
    expect(html).not.toContain('submit')
  })

  it('says from when on to try again, once the wait was stopped', () => {
    const html = drawn({ step: 'stopped', until })
    expect(html).toContain('Essai arrêté : ta saisie reste là.')
    expect(html).toContain('Réessaie à partir de 14:05.')
    expect(html).toContain('<span>Envoyer</span>')
  })
})

function drawn(wait: SubmitWait): string {
  return renderToStaticMarkup(createElement(SubmitButton, { wait, onStop: () => {} }, 'Envoyer'))
}
