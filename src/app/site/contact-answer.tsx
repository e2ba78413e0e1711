import { useEffect, useRef } from 'react'
import { Banner } from '#ui/banner.tsx'

export type Outcome = 'sent' | 'failed'

/** What became of the message. Without a script, the address names the banner to show (#envoye, #erreur); with one, `outcome` does. */
export function ContactAnswer({ outcome }: { readonly outcome: Outcome | undefined }) {
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) answers.current?.querySelector<HTMLElement>(`[data-says="${outcome}"]`)?.focus()
  }, [outcome])
  return (
    <div ref={answers} className="contact-answers" data-outcome={outcome}>
      <div id="envoye" data-says="sent" tabIndex={-1}>
        <Banner tone="ok" title="Merci, ton message est bien parti.">
          Nous te répondons bientôt, à l’adresse que tu as donnée.
        </Banner>
      </div>
      <div id="erreur" data-says="failed" tabIndex={-1}>
        <Banner tone="bad">Une erreur est survenue lors de l'envoi de ton message. Réessaie plus tard.</Banner>
      </div>
    </div>
  )
}
