/** What stays on the device, where, and what takes it away (R46). */
export function OnYourDevice() {
  return (
    <>
      <p>Ton navigateur garde pour toi, dans son stockage local et sa base IndexedDB, sans aucun cookie :</p>
      <ul>
        <li>
          <b>ta session</b> et ton profil, pour ne pas te les redemander : 12 heures, ou 30 jours si tu coches « Se
          souvenir de moi » ;
        </li>
        <li>
          <b>une marque de cet appareil</b>, qui dit que tu t’y es déjà connecté : sans elle, qui essaie des mots de
          passe à ta place pourrait t’empêcher d’entrer. Elle n’ouvre rien, reste quand tu te déconnectes, et sert un an
          au plus, ou jusqu’à ton prochain mot de passe. Elle part si tu supprimes ton compte ;
        </li>
        <li>
          <b>ton thème</b>, clair ou sombre, si tu en choisis un ;
        </li>
        <li>
          <b>le jour où tu as refusé d’installer l’application</b>, pour ne pas te la proposer trop tôt à nouveau ;
        </li>
        <li>
          <b>le brouillon</b> de ta commande, bordereau compris, pour que rien ne se perde. Il part quand la commande
          est passée ;
        </li>
        <li>
          <b>les fichiers que tu partages</b> avec l’application, ou que tu ouvres avec elle. Ils partent quand le
          formulaire de commande les prend, quand tu te déconnectes, ou d’eux-mêmes ;
        </li>
        <li>
          <b>la liste de tes commandes</b>, telle que tu l’as vue la dernière fois, pour que tu la voies aussi sans
          réseau. Elle part avec ta session ;
        </li>
        <li>
          <b>les photos et les bordereaux</b> de tes commandes que tu as regardés, 40 Mo au plus, pour les revoir sans
          réseau. Ils partent avec ta session ;
        </li>
        <li>
          <b>un paiement en cours</b>, pour que tu le retrouves : la commande avec ses noms et ses adresses, et le
          numéro du paiement, jamais ta carte. Il part dès qu’on sait s’il est payé ou refusé, et, si ta carte n’a pas
          été envoyée, la première fois que tu reviens après un jour ;
        </li>
        <li>
          <b>l’inscription</b> que tu commences, sans le mot de passe, dans cet onglet seulement, pour qu’un
          rechargement ne l’efface pas. Elle part quand ton compte est créé, quand tu te connectes, ou avec l’onglet ;
        </li>
        <li>
          <b>le message</b> que tu commences dans le formulaire de commande pour la page de contact, avec son fichier.
          Il part quand cette page s’ouvre ;
        </li>
        <li>
          <b>le message</b> que tu nous écris sans réseau, avec son fichier, jusqu’à ce qu’il parte ou que tu l’annules.
          Il part avec la première page ouverte quand le réseau revient ; écrit sans être connecté, personne ne peut le
          relire ici ;
        </li>
        <li>
          <b>la demande sans prix</b> que tu valides sans réseau, bordereau compris, jusqu’à ce qu’elle parte ou
          redevienne ton brouillon ;
        </li>
        <li>
          <b>ce que tu commences à écrire</b> sur une page de suivi, pour qu’un rechargement ne l’efface pas. Il part
          quand tu l’envoies, ou la première fois que tu ouvres un suivi après trois jours ;
        </li>
        <li>
          <b>le trajet</b> que tu estimes sur l’accueil puis commandes : ses deux adresses et son poids, dans l’onglet.
          Il part quand le formulaire de commande s’ouvre.
        </li>
      </ul>
      <p>
        « Se déconnecter » efface de l’appareil ta session, ton historique, tes bordereaux, tes adresses passées et les
        paiements en cours. D’un paiement dont la fin n’est pas connue, seuls les numéros et le montant restent. Si tu
        as un brouillon, ou quelque chose qui attend de partir, nous te demandons s’il faut le garder ou l’effacer ;
        gardé, personne d’autre ne le voit, et il part au bout de 30 jours si tu ne reviens pas. « Vider cet appareil »,
        dans tes préférences, efface la même chose, les messages écrits sans être connecté, et la marque de l’appareil.
      </p>
    </>
  )
}
