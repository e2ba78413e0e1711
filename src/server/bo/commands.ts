import type { Command, FolderCommand } from './command.ts'

/** A command as `help` tells it, and where it is: only the one that is asked for is loaded. */
export interface Listed {
  readonly usage: string
  readonly purpose: string
  load(): Promise<Command | FolderCommand>
}

export const commands: Readonly<Record<string, Listed>> = {
  list: {
    usage: 'list [aujourdhui|retard|demain|sans-prix|recherche MOTS]',
    purpose: 'les commandes d’une liste',
    load: async () => (await import('./order-commands.ts')).list,
  },
  show: {
    usage: 'show N°',
    purpose: 'une commande et son journal',
    load: async () => (await import('./order-commands.ts')).show,
  },
  status: {
    usage: 'status N° preparation|livraison|livre [--non-payee]',
    purpose: 'mène une commande à l’étape suivante ; --non-payee : même sans paiement',
    load: async () => (await import('./order-commands.ts')).status,
  },
  undo: {
    usage: 'undo N°',
    purpose: 'reprend la dernière étape, dans les dix secondes',
    load: async () => (await import('./order-commands.ts')).undo,
  },
  price: {
    usage: 'price N° EUROS_HT flex|planifiee|urgent',
    purpose: 'donne son prix à une demande sans tarif, pour la formule que show en dit ; un e-mail mène au paiement',
    load: async () => (await import('./order-commands.ts')).setPrice,
  },
  avoir: {
    usage: 'avoir N° EUROS RAISON',
    purpose:
      'rend tout ou partie d’une commande facturée, TTC : un avoir, que le client reçoit, et l’argent sur sa carte, ou en déduction du compte de son entreprise',
    load: async () => (await import('./money-commands.ts')).avoir,
  },
  paye: {
    usage: 'paye N° virement LIBELLÉ',
    purpose: 'une commande non payée l’est par un virement de tout son prix ; plus aucune carte ne la paie',
    load: async () => (await import('./money-commands.ts')).paye,
  },
  rendu: {
    usage: 'rendu N° LIBELLÉ',
    purpose: 'une commande annulée, payée par virement, est remboursée par virement : son client reçoit son reçu',
    load: async () => (await import('./money-commands.ts')).rendu,
  },
  date: {
    usage: 'date N° AAAA-MM-JJ HH:MM',
    purpose: 'dit quand une commande sera livrée, heure de Paris',
    load: async () => (await import('./order-commands.ts')).date,
  },
  proof: {
    usage: 'proof N° PHOTO…',
    purpose: 'joint des photos de livraison, JPEG ou PNG ; la même deux fois est jointe une fois',
    load: async () => (await import('./proof.ts')).proof,
  },
  verifier: {
    usage: 'verifier N°',
    purpose: 'dit si la chaîne de la lettre de voiture d’une commande tient, avec sa dernière empreinte ; échoue sinon',
    load: async () => (await import('./waybill-commands.ts')).verifier,
  },
  registre: {
    usage: 'registre --du AAAA-MM-JJ --au AAAA-MM-JJ [FICHIER.csv]',
    purpose:
      'le registre d’affrètement de ces jours : ce qui a été confié à un autre transporteur, une commande par ligne',
    load: async () => (await import('./waybill-commands.ts')).registre,
  },
  messages: {
    usage: 'messages',
    purpose: 'les cinquante derniers messages du formulaire de contact',
    load: async () => (await import('./site-commands.ts')).messages,
  },
  abandonments: {
    usage: 'abandonments',
    purpose: 'les cinquante derniers formulaires de commande laissés',
    load: async () => (await import('./site-commands.ts')).abandonments,
  },
  export: {
    usage: 'export commandes|factures|encaissements|messages|abandonments DU AU FICHIER',
    purpose: 'écrit une période, jours compris (AAAA-MM-JJ), en .csv pour un tableur ou en .jsonl, une ligne chacun',
    load: async () => (await import('./export.ts')).exported,
  },
  factures: {
    usage: 'factures --du AAAA-MM-JJ --au AAAA-MM-JJ DOSSIER',
    purpose:
      'écrit dans un dossier neuf, pour la plateforme agréée : les factures de ces jours et l’e-reporting ; pour le comptable : factures, encaissements et reçus',
    load: async () => (await import('./invoice-folder.ts')).factures,
  },
  compte: {
    usage:
      'compte [liste] | compte ouvrir ENTREPRISE PLAFOND [JOURS] | compte fermer|facturer ENTREPRISE | compte virement ENTREPRISE EUROS AAAA-MM-JJ LIBELLÉ',
    purpose:
      'les entreprises qui paient une fois par mois ; ENTREPRISE : son SIREN, ou son numéro ici ; PLAFOND en euros TTC, 30 jours au plus ; facturer : sans attendre la fin du mois ; virement : règle la plus ancienne facture, un montant sous zéro reprend une erreur',
    load: async () => (await import('./account-commands.ts')).compte,
  },
  tariff: {
    usage: 'tariff show | tariff check FICHIER',
    purpose: 'le tarif du serveur, ou celui d’un fichier avant de s’en servir',
    load: async () => (await import('./site-commands.ts')).tariff,
  },
  reglages: {
    usage:
      'reglages [journal] | reglages fermeture DU AU RAISON | reglages rouvrir DU AU | reglages feries [REGION…] | reglages zone A|B [06,98000] | reglages route-max [MINUTES] | reglages places JOUR DEMI-JOURNÉE [COMMANDES [KILOS]] | reglages depot add SLUG NOM ADRESSE HORAIRES [NOTE] | reglages depot retirer SLUG',
    purpose:
      'les jours où l’on ne livre pas, et qui les a changés ; DU et AU en AAAA-MM-JJ, la raison est lue par les clients ; feries : ceux d’alsace-moselle ou de monaco en plus de ceux de France ; zone et route-max : où l’on va à prix fixe, sans mot : partout ; places : ce que prend la demi-journée de chaque semaine, - ou rien : sans limite ; depot : un dépôt partenaire, NOTE pour le chauffeur',
    load: async () => (await import('./settings-commands.ts')).reglages,
  },
  affiche: {
    usage: 'affiche SLUG FICHIER.pdf',
    purpose: 'écrit l’affiche A5 d’un dépôt partenaire ; son carré mène à une commande qui part de là',
    load: async () => (await import('./store-commands.ts')).affiche,
  },
  site: {
    usage: 'site show | site check [FICHIER]',
    purpose: 'ce que le site dit de l’entreprise, à copier et changer ; ou vérifie SITE_FILE, ou un autre fichier',
    load: async () => (await import('./site-commands.ts')).site,
  },
  staff: {
    usage:
      'staff [list|journal] | staff add E-MAIL [--role ROLE] [--yes] | staff role E-MAIL ROLE | staff remove|reset-factor E-MAIL',
    purpose:
      'qui est de l’équipe, ce qu’il y fait (manager, dispatcher ou driver), et qui l’a changé ; add dit d’abord de qui est ce compte, --yes lui envoie un code pour un nouveau mot de passe ; reset-factor retire un second facteur perdu',
    load: async () => (await import('./staff.ts')).staff,
  },
  purge: {
    usage: 'purge [--yes]',
    purpose: 'dit ce qui a fait son temps ; --yes l’efface, comme le serveur le fait chaque heure',
    load: async () => (await import('./purge.ts')).purge,
  },
  files: {
    usage: 'files copy|adopt [--yes]',
    purpose:
      'copy : copie DATA_DIR/files vers S3, comparé octet pour octet ; adopt : dit si ces fichiers sont ceux de la base, et --yes les marque',
    load: async () => (await import('./files.ts')).files,
  },
  key: {
    usage: 'key adopt [--yes]',
    purpose:
      'dit si la clé du serveur (TOKEN_KEY, DATA_DIR/token-key) est celle de la base ; --yes en fait sa clé, et les sessions finissent',
    load: async () => (await import('./site-commands.ts')).key,
  },
  health: {
    usage: 'health',
    purpose: 'ce qui attend, et ce qui est bloqué ; échoue s’il y a une faute, pour un cron',
    load: async () => (await import('./health.ts')).health,
  },
  doctor: {
    usage: 'doctor',
    purpose: 'regarde tout ce qu’il faut au serveur : réglages, base, fichiers, e-mails, paiement ; une ligne chacun',
    load: async () => (await import('./health.ts')).doctor,
  },
  backup: {
    usage: 'backup DOSSIER',
    purpose: 'écrit une sauvegarde : base, fichiers et clé, serveur en marche, avec l’empreinte de chacun',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    usage: 'restore DOSSIER [--verify] | restore FICHIER.db',
    purpose:
      'remet une sauvegarde là où il n’y a rien ; --verify la relit seulement ; d’un fichier : remet la copie d’avant une mise à jour, ce qui y était est gardé à côté',
    load: async () => (await import('./restore.ts')).restore,
  },
  move: {
    usage: 'move --to postgres://…',
    purpose:
      'copie la base embarquée, serveur arrêté, dans un PostgreSQL neuf, comparée table par table ; coupée, elle reprend',
    load: async () => (await import('./move.ts')).move,
  },
}
