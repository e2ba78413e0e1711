/**
 * Who else sees what, for /politique. `google`: built with a Google Maps key. Who takes cards or reckons travel times
 * is the server's to know: the words hold either way.
 */
export function DataRecipients({ google }: { readonly google: boolean }) {
  return (
    <>
      <h2 id="partage">Qui d’autre voit quoi</h2>
      <ul>
        <li>
          Le livreur voit ce qu’il faut pour livrer : ton nom et ton téléphone, les adresses, la marchandise, le
          destinataire, son téléphone, ce qu’il dit de l’accès et de son voisin. Aucun prix.
        </li>
        <li>
          Qui a le lien de suivi voit les villes, le créneau et les étapes : ni nom, ni adresse, ni prix, ni rien de ce
          qui y a été écrit.
        </li>
        <li>
          Si tu es membre d’une entreprise, ses autres membres voient les commandes que tu y passes, et qu’elles sont de
          toi.
        </li>
        <li>
          Quand une commande part, prend du retard, change de date ou n’a pas pu être livrée, le mobile du destinataire
          et le lien de suivi vont à OVHcloud, qui envoie nos SMS.
        </li>
        <li>
          Si tu actives les notifications, elles passent par le service de ton navigateur (Google, Mozilla, Apple ou
          Microsoft) : il sait quand il t’en porte une, mais ne peut pas la lire. Elle dit le numéro de la commande et
          son état, rien d’autre.
        </li>
        {google && (
          <li>
            Google propose les adresses : dès que tu entres dans un champ d’adresse, ton navigateur charge Google Maps
            et lui envoie ce que tu y tapes. Google voit aussi ton adresse IP, et suit ses propres règles.
          </li>
        )}
        <li>
          {google
            ? 'Notre serveur demande au service d’adresses de l’État celles que Google ne connaît pas, et le point de chaque adresse commandée ; '
            : 'Les adresses que tu cherches sont demandées par notre serveur au service d’adresses de l’État, et '}
          les durées de trajet à son calcul d’itinéraire, sans ton nom ni ton adresse IP.
        </li>
        <li>
          Quand Google calcule les durées de trajet, notre serveur lui envoie les deux points de ta commande et l’heure
          du départ, sans ton nom ni ton adresse IP.
        </li>
        <li>
          Si tu presses « Ma position » dans une commande, ton navigateur te demande d’abord ton accord. Le point va à
          notre serveur, qui demande à ce service l’adresse la plus proche : nous ne le gardons pas.
        </li>
        <li>
          Si tu demandes à remplir ta société depuis son SIREN, notre serveur demande ce numéro, et rien d’autre, à
          l’annuaire des entreprises de l’État.
        </li>
        <li>
          Quand Stripe traite le paiement, ton navigateur lui parle directement, sur la page de paiement : il reçoit ta
          carte, le montant, ton e-mail, l’adresse de livraison, le nom et le téléphone du destinataire. Il voit ton
          adresse IP, peut déposer ses cookies contre la fraude, et suit ses propres règles.
        </li>
        <li>Nous ne vendons rien à personne.</li>
      </ul>
    </>
  )
}
