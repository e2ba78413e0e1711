import { useSnapshot } from 'valtio'
import { useOrder } from '../../model/order-context.ts'
import { useShares, type ShareQuestion } from './use-shares.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { focusPage } from '#ui/frame/focus-page.ts'

/** What was shared to the app, or opened with it, goes into the form; where that is not plain, it is asked. */
export function Shares() {
  const { state } = useOrder()
  const isOpen = useSnapshot(state).status === 'open'
  const shared = useShares(state, isOpen)
  return shared && <ShareQuestionCard {...shared} />
}

/** Which of the files that were shared is the slip; or whether the one is. */
function ShareQuestionCard({ share, answer }: ShareQuestion) {
  const choose = (file: File | null) => {
    focusPage()
    answer(file)
  }
  const { files, isOwn } = share
  const [file] = files
  const title =
    files.length > 1
      ? 'Lequel de ces fichiers est le bordereau ?'
      : isOwn
        ? 'Prendre ce fichier comme bordereau ?'
        : 'Un fichier a été partagé ici avant ta connexion.'
  return (
    <Banner role="status" tone="info" title={title}>
      <Stack>
        {files.map((each, at) => (
          <Button key={at} variant="secondary" onClick={() => choose(each)}>
            {files.length > 1 || isOwn ? each.name : `Joindre « ${file?.name} »`}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => choose(null)}>
          {isOwn ? 'Aucun' : 'Ce n’est pas le mien'}
        </Button>
      </Stack>
    </Banner>
  )
}
