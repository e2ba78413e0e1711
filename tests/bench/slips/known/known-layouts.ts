import type { Layout } from '../layout.ts'
import { abbreviations } from './abbreviations.ts'
import { aboveLimit } from './above-limit.ts'
import { boxedFooter } from './boxed-footer.ts'
import { carriedForward } from './carried-forward.ts'
import { chargeInTonnes } from './charge-in-tonnes.ts'
import { classicLabel } from './classic-label.ts'
import { dottedLeaders } from './dotted-leaders.ts'
import { doubleCopy } from './double-copy.ts'
import { englishWords } from './english-words.ts'
import { farRightTotal } from './far-right-total.ts'
import { handwritten } from './handwritten.ts'
import { headerStrip } from './header-strip.ts'
import { landscapeWide } from './landscape-wide.ts'
import { linesOnly } from './lines-only.ts'
import { netAndBrut } from './net-and-brut.ts'
import { noWeight } from './no-weight.ts'
import { pictureWeight } from './picture-weight.ts'
import { pricesAndVat } from './prices-and-vat.ts'
import { severalNotes } from './several-notes.ts'
import { sideBySide } from './side-by-side.ts'
import { stamped } from './stamped.ts'
import { thousands } from './thousands.ts'
import { threeDecimals } from './three-decimals.ts'
import { tonnage } from './tonnage.ts'
import { totalRow } from './total-row.ts'
import { unitWeight } from './unit-weight.ts'
import { unreadable } from './unreadable.ts'
import { weighbridge } from './weighbridge.ts'

/** The layouts that the rules were written with. */
export const knownLayouts: readonly Layout[] = [
  abbreviations,
  aboveLimit,
  boxedFooter,
  carriedForward,
  chargeInTonnes,
  classicLabel,
  dottedLeaders,
  doubleCopy,
  englishWords,
  farRightTotal,
  handwritten,
  headerStrip,
  landscapeWide,
  linesOnly,
  netAndBrut,
  noWeight,
  pictureWeight,
  pricesAndVat,
  severalNotes,
  sideBySide,
  stamped,
  thousands,
  threeDecimals,
  tonnage,
  totalRow,
  unitWeight,
  unreadable,
  weighbridge,
]
