import { Link, useSearch } from 'wouter'
import { paths } from '#app/paths.ts'
import { numberSteps, staffNumbers, type NumberStep, type StaffNumbers } from '#contract/staff/staff-numbers.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { Bars } from '#ui/lists/bars.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { LinkTabs } from '#ui/act/link-tabs.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { useReading } from '../inbox/use-reading.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { Unread } from '../pieces/unread.tsx'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { numbersCsv } from './numbers-csv.ts'
import { NumbersTable } from './numbers-table.tsx'
import { charts, drawnPeriods, periodName, periodTick, spanWords, totalOf } from './period-words.ts'

/** /bo/chiffres: what the last days or months come to, drawn and as a table. */
export function NumbersPage() {
  useScreenTitle('Chiffres')
  const asked = new URLSearchParams(useSearch()).get('par')
  const by = numberSteps.find((step) => step === asked) ?? 'jour'
  return (
    <Page title="Chiffres" width="full">
      <div className="staff-numbers-by">
        <LinkTabs label="Période">
          {numberSteps.map((step) => (
            <Link key={step} href={addresses[step]} aria-current={step === by ? 'page' : undefined}>
              Par {step}
            </Link>
          ))}
        </LinkTabs>
      </div>
      <Read key={by} by={by} />
    </Page>
  )
}

function Read({ by }: { readonly by: NumberStep }) {
  const { reply, failure, again } = useReading(staffNumbers, options[by])
  if (failure !== null) {
    return <Unread failure={failure} notRead="Les chiffres n’ont pas pu être lus." onRetry={() => void again()} />
  }
  return reply === null ? (
    <Skeleton shape="card" label="Chargement des chiffres" />
  ) : (
    <Numbers by={by} numbers={reply.data} />
  )
}

const addresses = { jour: paths.staffNumbers, mois: `${paths.staffNumbers}?par=mois` } as const
const options = { jour: { query: { par: 'jour' } }, mois: { query: { par: 'mois' } } } as const

/** The bars from where there is something to draw, two by two; under them the table, over both the file. */
export function Numbers({ by, numbers: all }: { readonly by: NumberStep; readonly numbers: readonly StaffNumbers[] }) {
  const { world } = useStaffRoom()
  const numbers = drawnPeriods(all)
  if (numbers.length === 0)
    return <EmptyState title="Rien encore">Les chiffres commencent avec la première commande.</EmptyState>
  const save = () => {
    const name = `chiffres-par-${by}-${parisDay(world.now())}.csv`
    world.saveFile(
      new File([numbersCsv(by, all.slice(all.findIndex(hasSomething)))], name, { type: 'text/csv;charset=utf-8' }),
    )
  }
  return (
    <div className="staff-numbers">
      <div className="staff-list-head staff-numbers-head">
        <p>{spanWords(numbers)}</p>
        <Button variant="secondary" small onClick={save}>
          Exporter en CSV
        </Button>
      </div>
      <div className="staff-numbers-charts">
        {charts.map(({ title, value, words, none, ...chart }) => (
          <Card
            key={title}
            title={title}
            aside={<b className="staff-total staff-numbers-total">{words(totalOf(numbers))}</b>}
          >
            {none !== undefined && value(totalOf(numbers)) === 0 ? (
              <p>{none}</p>
            ) : (
              <Bars
                {...chart}
                label={`${title} par ${by}, ${words(totalOf(numbers))} en tout`}
                isLastOpen
                bars={numbers.map((row) => {
                  return {
                    name: periodName(row.period),
                    tick: periodTick(row.period),
                    value: value(row),
                    words: words(row),
                  }
                })}
              />
            )}
          </Card>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div className="staff-numbers-read" role="region" aria-label={`Tableau par ${by}, défile`} tabIndex={0}>
        <NumbersTable by={by} numbers={numbers} />
      </div>
    </div>
  )
}

function hasSomething({ ordered, delivered }: StaffNumbers): boolean {
  return ordered + delivered > 0
}
