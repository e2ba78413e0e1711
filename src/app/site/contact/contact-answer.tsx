import { useEffect, useRef } from 'react'
import { contactOutcomes, type ContactOutcome } from '#contract/account/contact-message.ts'
import { Banner } from '#ui/say/banner.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'

/** What became of the message. Without a script, the address names the banner to show; with one, `outcome` does. */
export function ContactAnswer({ outcome }: { readonly outcome: ContactOutcome | undefined }) {
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) answers.current?.querySelector<HTMLElement>(`[data-says="${outcome}"]`)?.focus()
  }, [outcome])
  return (
    <div ref={answers} className="contact-answers" data-outcome={outcome}>
      <div id={contactOutcomes.sent} data-says="sent" tabIndex={-1}>
        <Banner tone="ok" title="Merci, ton message est bien parti.">
          Nous te répondons bientôt, à l’adresse que tu as donnée.
        </Banner>
      </div>
      <div id={contactOutcomes.failed} data-says="failed" tabIndex={-1}>
        <Banner tone="bad">{failed}</Banner>
      </div>
      <div id={contactOutcomes.file} data-says="file" tabIndex={-1}>
        <Banner tone="bad" title={failed}>
          Le fichier n’a pas pu être envoyé{'\u00A0'}: il dépasse 5 Mo, ou trop de fichiers nous sont arrivés depuis
          hier. Envoie ton message sans fichier.
        </Banner>
      </div>
      <div id={contactOutcomes.full} data-says="full" tabIndex={-1}>
        <Banner tone="bad" title={failed}>
          Notre serveur n’a pas pu le garder pour l’instant. Réessaie sans fichier, ou{' '}
          <a href="#coordonnees" className={textLinkClass()}>
            appelle-nous
          </a>
          .
        </Banner>
      </div>
    </div>
  )
}

const failed = "Une erreur est survenue lors de l'envoi de ton message. Réessaie plus tard."
