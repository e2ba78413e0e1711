import { axe, open, proven, test, without, type Theme } from './criterion.ts'

const sources = (name: string) => test('house/accessible-sources', `The markup of the app > ${name}`)
const signedIn = test(
  'journeys/site/accessibility',
  'Every signed-in screen > has no fault that axe finds, and never scrolls sideways, in both themes, from 320 to 1280 px and with text at 200 %',
)
const team = test(
  'journeys/site/accessibility',
  'Every screen of the team > has no fault that axe finds, and never scrolls sideways, as those of suppliers',
)

export const elementsToLayout: readonly Theme[] = [
  {
    title: 'Éléments obligatoires',
    criteria: {
      '8.1': proven('Chaque page déclare son type', sources('begins each document with its doctype')),
      '8.2': open('Le code est valide'),
      '8.3': proven('Chaque page dit sa langue', axe('html-has-lang')),
      '8.4': proven(
        'Cette langue est la bonne',
        axe('html-lang-valid'),
        test('journeys/site/public-documents', 'what a machine reads of a public page > names %s'),
      ),
      '8.5': proven('Chaque page a un titre', axe('document-title')),
      '8.6': proven(
        'Ce titre dit ce qu’elle contient',
        test('journeys/site/public-documents', 'what a machine reads of a public page > names %s'),
        test(
          'journeys/site/private-shell',
          'Going from screen to screen > has a title for each, focuses the new heading, and leaves the first screen alone',
        ),
      ),
      '8.7': open('Un mot d’une autre langue est marqué'),
      '8.8': without('Cette marque est la bonne', '(?<!<html) lang=[{"]', 'hrefLang'),
      '8.9': open('Aucune balise ne sert à la seule présentation'),
      '8.10': without('Un autre sens de lecture est marqué', '\\bdir="'),
    },
  },
  {
    title: 'Structure',
    criteria: {
      '9.1': open('Les titres disent le plan de la page'),
      '9.2': proven(
        'Chaque page a ses zones : en-tête, navigation, contenu, pied',
        axe('region'),
        axe('landmark-one-main'),
        test('app/site/same-frame', 'The frame of the public pages > has a bar, one main part and a foot: %s'),
      ),
      '9.3': open('Chaque liste est une liste'),
      '9.4': open('Chaque citation est marquée'),
    },
  },
  {
    title: 'Présentation',
    criteria: {
      '10.1': proven(
        'La mise en forme est dans les styles',
        sources('has no element and no attribute for its looks alone'),
      ),
      '10.2': open('Tout est là sans les styles'),
      '10.3': open('Tout se comprend sans les styles'),
      '10.4': open('Le texte se lit deux fois plus grand'),
      '10.5': open('Texte et fond ont leur couleur ensemble'),
      '10.6': proven('Un lien se voit dans son texte', axe('link-in-text-block')),
      '10.7': proven(
        'On voit toujours où est le clavier',
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
          'By keyboard alone, a supplier > walks the order beside the list, shares how it is followed, and is back at its row after Escape',
        ),
      ),
      '10.8': open('Ce qui est caché ne se dit pas'),
      '10.9': open('La forme ou la place n’est jamais seule à informer'),
      '10.10': open('Ce qui la remplace dit la même chose'),
      '10.11': proven(
        'Rien ne défile de côté à 320 pixels',
        signedIn,
        team,
        test(
          'journeys/site/public-documents',
          'a public page for everybody > never scrolls sideways at 320 px, nor with text twice as large',
        ),
      ),
      '10.12': open('Le texte s’espace sans se perdre'),
      '10.13': open('Ce qui paraît au survol se laisse lire et fermer'),
      '10.14': open('Ce qui paraît par le style vient aussi au clavier'),
    },
  },
]
