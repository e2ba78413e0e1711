import { axe, open, proven, test, without, type Theme } from './criterion.ts'

const sources = (name: string) => test('house/accessible-sources', `The markup of the app > ${name}`)
const tableNames = sources('names every table, and says of each of its headers what it is the head of')

const noPuzzle = 'captcha'
const noMedia = ['<video', '<audio', 'new Audio']
const noOtherMedia = ['<canvas', '<object [a-z]+=', '<embed']
const noLayoutTable = 'role="(?:presentation|none)"'

export const imagesToScripts: readonly Theme[] = [
  {
    title: 'Images',
    criteria: {
      '1.1': open('Une image qui informe a un texte qui la remplace'),
      '1.2': proven('Un décor ne se dit pas', sources('hides every drawing from ears, or names it')),
      '1.3': open('Ce texte dit ce que l’image montre'),
      '1.4': without('Une image de test dit à quoi elle sert', noPuzzle),
      '1.5': without('Un test par l’image a un autre chemin', noPuzzle),
      '1.6': open('Une image complexe est décrite en détail'),
      '1.7': open('Cette description dit tout'),
      '1.8': open('Un texte n’est pas une image'),
      '1.9': open('Une légende tient à son image'),
    },
  },
  {
    title: 'Cadres',
    criteria: {
      '2.1': open('Chaque cadre a un titre'),
      '2.2': open('Ce titre dit ce que le cadre contient'),
    },
  },
  {
    title: 'Couleurs',
    criteria: {
      '3.1': open('La couleur n’est jamais seule à informer'),
      '3.2': proven('Les textes se détachent de leur fond', axe('color-contrast')),
      '3.3': open('Les boutons et les champs se détachent de leur fond'),
    },
  },
  {
    title: 'Multimédia',
    criteria: {
      '4.1': without('Un son ou une vidéo a sa transcription', ...noMedia),
      '4.2': without('Cette transcription dit tout', ...noMedia),
      '4.3': without('Une vidéo a ses sous-titres', ...noMedia),
      '4.4': without('Ces sous-titres sont justes', ...noMedia),
      '4.5': without('Une vidéo a son audiodescription', ...noMedia),
      '4.6': without('Cette audiodescription est juste', ...noMedia),
      '4.7': without('Un son ou une vidéo se reconnaît', ...noMedia),
      '4.8': without('Une animation a un autre contenu qui la remplace', ...noOtherMedia),
      '4.9': without('Cet autre contenu dit la même chose', ...noOtherMedia),
      '4.10': without('Un son qui part seul s’arrête', ...noMedia),
      '4.11': without('Une vidéo se commande au clavier', ...noMedia),
      '4.12': without('Une animation se commande au clavier', ...noOtherMedia),
      '4.13': without('Un lecteur parle aux aides techniques', ...noMedia, ...noOtherMedia),
    },
  },
  {
    title: 'Tableaux',
    criteria: {
      '5.1': open('Un tableau complexe a un résumé'),
      '5.2': open('Ce résumé aide à le lire'),
      '5.3': without('Un tableau de mise en page se lit dans l’ordre', noLayoutTable),
      '5.4': proven('Un tableau de données a un titre', tableNames),
      '5.5': open('Ce titre dit ce que le tableau contient'),
      '5.6': proven('Les en-têtes sont déclarés', tableNames),
      '5.7': proven(
        'Chaque cellule tient à ses en-têtes',
        tableNames,
        axe('td-headers-attr'),
        axe('th-has-data-cells'),
      ),
      '5.8': without('Un tableau de mise en page n’a pas d’en-têtes', noLayoutTable),
    },
  },
  {
    title: 'Liens',
    criteria: {
      '6.1': open('Chaque lien dit où il mène'),
      '6.2': proven('Chaque lien a un nom', axe('link-name')),
    },
  },
  {
    title: 'Scripts',
    criteria: {
      '7.1': open('Les scripts parlent aux aides techniques'),
      '7.2': open('Ce qui remplace un script rend le même service'),
      '7.3': proven(
        'Tout se fait au clavier',
        test(
          'journeys/site/accessibility',
          'The order form by keyboard alone > is walked in the order of the eye, every stop with a visible focus',
        ),
        test(
          'journeys/site/keyboard-rooms',
          'By keyboard alone, a supplier > walks the dense history from its search to its last order, each stop drawn and in sight',
        ),
        test(
          'journeys/site/keyboard-rooms',
          'By keyboard alone, a visitor > has a price of two addresses, and the way to order it next',
        ),
        test(
          'journeys/account/account',
          'The password of the account > is changed by keyboard alone; the form closes, and the fresh token is kept',
        ),
        test(
          'journeys/staff/staff',
          'One of the team, at a desk > has the order beside the list, and delivers it by keyboard alone, without a photo but with a reason',
        ),
      ),
      '7.4': open('Un changement de page ou de contexte s’annonce'),
      '7.5': open('Les messages d’état sont dits'),
    },
  },
]
