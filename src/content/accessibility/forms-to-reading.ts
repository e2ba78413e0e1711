import { axe, failed, open, proven, test, without, type Theme } from './criterion.ts'

const sources = (name: string) => test('house/accessible-sources', `The markup of the app > ${name}`)
const formWalk = test(
  'journeys/site/accessibility',
  'The order form by keyboard alone > is walked in the order of the eye, every stop with a visible focus',
)
const historyWalk = test(
  'journeys/site/keyboard-rooms',
  'By keyboard alone, a supplier > walks the dense history from its search to its last order, each stop drawn and in sight',
)
const askedFirst = test(
  'journeys/site/keyboard-rooms',
  'By keyboard alone, a supplier > is asked before an order is cancelled, in a dialog that keeps the focus and gives it back',
)

const noSiteMap = 'plan-du-site'
const noSiteSearch = 'role="search"'
const noRiddle = ['\\p{Emoji_Presentation}', '[\\s>][:;]-[()](?=[\\s<])']

export const formsToReading: readonly Theme[] = [
  {
    title: 'Formulaires',
    criteria: {
      '11.1': proven(
        'Chaque champ a une étiquette',
        axe('label'),
        axe('select-name'),
        axe('aria-input-field-name'),
        axe('aria-toggle-field-name'),
      ),
      '11.2': open('Cette étiquette dit ce qu’on y écrit'),
      '11.3': open('Deux champs pareils se nomment pareil'),
      '11.4': open('L’étiquette est près de son champ'),
      '11.5': open('Les champs qui vont ensemble sont groupés'),
      '11.6': open('Chaque groupe a une légende'),
      '11.7': open('Cette légende dit ce qu’il contient'),
      '11.8': open('Les choix d’une liste sont groupés'),
      '11.9': open('Chaque bouton dit ce qu’il fait'),
      '11.10': open('Les erreurs de saisie sont dites à leur champ'),
      '11.11': open('Une erreur dit comment la corriger'),
      '11.12': proven(
        'Ce qui engage se vérifie, se change ou s’annule',
        askedFirst,
        test(
          'journeys/order/change-of-mind',
          'A customer who changes his mind > moves his order to another day, by two taps, and the page shows it',
        ),
        test(
          'journeys/order/change-of-mind',
          'A customer who changes his mind > is told when nobody answers, and cancels by keyboard once the network is back; his money comes back with a receipt',
        ),
      ),
      '11.13': open('Les champs sur toi se remplissent seuls'),
    },
  },
  {
    title: 'Navigation',
    criteria: {
      '12.1': failed(
        'Deux façons au moins de trouver une page',
        'Le menu est le seul chemin : il n’y a ni plan du site, ni recherche dans ses pages.',
      ),
      '12.2': proven(
        'Les menus sont toujours à la même place',
        test('app/site/same-frame', 'The frame of the public pages > is the same on each of them: %s'),
      ),
      '12.3': without('Le plan du site est complet', noSiteMap),
      '12.4': without('Le plan du site se trouve partout pareil', noSiteMap),
      '12.5': without('La recherche se trouve partout pareil', noSiteSearch),
      '12.6': proven('Chaque zone s’atteint ou se saute', axe('region'), axe('landmark-one-main')),
      '12.7': proven(
        'Un lien mène droit au contenu',
        axe('bypass'),
        axe('skip-link'),
        test('journeys/site/private-shell', 'Going from screen to screen > offers the first Tab a way over the header'),
        test('app/site/same-frame', 'The frame of the public pages > begins with a link to its content: %s'),
      ),
      '12.8': proven('Le clavier va dans l’ordre de lecture', formWalk, historyWalk),
      '12.9': proven('Le clavier n’est jamais piégé', formWalk, historyWalk, askedFirst),
      '12.10': failed(
        'Une touche seule ne déclenche rien malgré soi',
        'Dans les listes de commandes, les touches /, j et k agissent seules, et ne peuvent pas être éteintes.',
      ),
      '12.11': open('Ce qui paraît au survol s’atteint au clavier'),
    },
  },
  {
    title: 'Consultation',
    criteria: {
      '13.1': open('Une limite de temps s’allonge ou s’arrête'),
      '13.2': proven(
        'Aucune fenêtre ne s’ouvre seule',
        sources('opens a window in one place alone, for a file that somebody asked for'),
      ),
      '13.3': open('Les documents à télécharger sont accessibles'),
      '13.4': open('Leur autre version dit la même chose'),
      '13.5': without('Un dessin en lettres a un texte qui le remplace', ...noRiddle),
      '13.6': without('Ce texte dit la même chose', ...noRiddle),
      '13.7': open('Rien ne clignote vite'),
      '13.8': open('Ce qui bouge se met en pause'),
      '13.9': proven(
        'L’écran se lit dans les deux sens',
        sources('turns with the device: nothing asks for one orientation'),
      ),
      '13.10': open('Un geste complexe a un geste simple'),
      '13.11': open('Un appui se reprend'),
      '13.12': without('Secouer l’appareil n’est jamais demandé', 'devicemotion', 'deviceorientation'),
    },
  },
]
