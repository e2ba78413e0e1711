import { paths } from '#app/paths.ts'
import { counted, goneThroughOn, levelOf, themes } from '#content/accessibility/statement.ts'
import { company } from '#content/company.ts'
import { dialled } from '#content/dialled.ts'
import { publicWords } from '#rules/moment/opening-words.ts'
import { termsDate } from '#rules/order/sales-terms.ts'
import { Accordion } from '#ui/lists/accordion.tsx'
import { LegalPage } from './legal-page.tsx'

/** /accessibilite: the state of each criterion by the table that the tests hold true, and whom to tell. */
export default function AccessibilityPage() {
  const { applicable, failed, open, proven, rate, without } = counted
  return (
    <LegalPage
      here={paths.accessibility}
      title="Accessibilité"
      lead="Ce que tout le monde peut lire et utiliser ici, ce qui manque, et à qui le dire."
      since={null}
    >
      <h2>L’état du site</h2>
      <p>
        Le site de {company.brand} est <b>{levelOf(rate)}</b> avec le référentiel général d’amélioration de
        l’accessibilité (RGAA 4.1.2) : {proven} des {applicable} critères qui le concernent sont prouvés, soit {rate} %.{' '}
        {failed} ne sont pas respectés, {open} restent à vérifier ; {without} ne le concernent pas.
      </p>
      <p>
        Aucun audit n’a été fait par un tiers. Cet état vient de nos tests automatiques : un critère n’est dit conforme
        que si un test le prouve. Ce que personne n’a vérifié ne compte pas comme respecté. Un site est totalement
        conforme à 100 %, partiellement conforme à partir de 50 %, non conforme en dessous.
      </p>
      <h2>Ce qui est concerné</h2>
      <p>
        Les pages publiques, la commande, le paiement, l’historique, ton compte, la page de suivi et les écrans de notre
        équipe. Les pages de ta banque et des autres sites ne sont pas les nôtres.
      </p>
      <h2>Ce qui n’est pas respecté</h2>
      <ul>
        {faults.map(([number, fault]) => (
          <li key={number}>
            {number} : {fault}
          </li>
        ))}
      </ul>
      <h2>Critère par critère</h2>
      <Accordion
        items={themes.map(({ title, criteria }, index) => ({
          id: title,
          title: `${index + 1}. ${title}`,
          body: (
            <ul>
              {Object.entries(criteria).map(([number, { words, state }]) => (
                <li key={number}>
                  {number} {words} : <b>{state}</b>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      <h2>Nous le dire</h2>
      <p>
        Une page que tu ne peux pas lire, un bouton que tu ne peux pas atteindre ? Dis-le-nous : nous te donnons ce que
        tu cherches autrement, et nous corrigeons. <a href={`mailto:${company.email}`}>{company.email}</a>,{' '}
        <a href={`tel:${dialled}`}>{company.phone}</a> du lundi au samedi, {publicWords}, ou{' '}
        <a href={paths.contact}>la page de contact</a>.
      </p>
      <h2>Si notre réponse ne suffit pas</h2>
      <p>
        Tu peux saisir gratuitement le Défenseur des droits :{' '}
        <a href="https://formulaire.defenseurdesdroits.fr/">par son formulaire</a>, ou par courrier, sans timbre :
        Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.
      </p>
      <h2>Cette déclaration</h2>
      <p>Elle a été établie le {termsDate(goneThroughOn)}.</p>
    </LegalPage>
  )
}

const faults = themes.flatMap(({ criteria }) =>
  Object.entries(criteria).flatMap(([number, { fault }]) => (fault === undefined ? [] : [[number, fault] as const])),
)
