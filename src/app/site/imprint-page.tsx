import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { dialled } from '#content/dialled.ts'
import { hostFacts, missingFacts, publisherFacts, type ImprintFact } from '#content/imprint.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { Facts } from '#ui/lists/facts.tsx'
import { LegalPage } from './legal-page.tsx'

/** /mentions-legales: what the operator has filled in; of what is missing, only that it is. */
export default function ImprintPage() {
  return (
    <LegalPage
      here={paths.imprint}
      title="Mentions légales"
      lead="Qui édite ce site, qui l’héberge, et comment nous joindre."
      since={null}
    >
      <Known title="L’éditeur" facts={publisherFacts} />
      <Known title="L’hébergeur" facts={hostFacts} />
      {missingFacts.length > 0 && (
        <>
          <h2>Pas encore renseigné</h2>
          <p>{missingFacts.join(' · ')}</p>
        </>
      )}
      <h2>Nous joindre</h2>
      <p>
        {company.brand}, <a href={`tel:${dialled}`}>{company.phone}</a>, du lundi au samedi, {publicWords} ;{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>, ou <a href={paths.contact}>la page de contact</a>.
      </p>
      <h2>Tes données</h2>
      <p>
        Ce que nous gardons, pourquoi et combien de temps :{' '}
        <a href={company.legal.privacy ?? paths.privacy}>la politique de confidentialité</a>.
      </p>
    </LegalPage>
  )
}

function Known({ title, facts }: { readonly title: string; readonly facts: readonly ImprintFact[] }) {
  const known = facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
  if (known.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <Facts facts={known} />
    </>
  )
}
