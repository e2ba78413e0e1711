import { useEffect, useEffectEvent, useState, type DragEvent, type Ref } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import { FileCamera } from './file-camera.tsx'
import { fileSize } from './file-size.ts'
import { focusField } from './focus-field.ts'
import { LineIcon } from '../say/line-icon.tsx'
import { FilePrompt } from './file-prompt.tsx'
import { Progress, type ProgressProps } from '../say/progress.tsx'
import './file-drop.css'

type FileDropProps = FieldFrame & {
  name: string
  accept?: string | undefined
  file: ChosenFile | null | undefined
  onFile: (file: File) => void
  onRemove: () => void
  onBlur?: (() => void) | undefined
  /** What is being done to the file, and how far. */
  busy?: ProgressProps | undefined
  prompt?: string | undefined
  /** What a touch device calls its way to a new photo; none without it. */
  camera?: string | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One file: chosen, dropped anywhere on the zone, or pasted into the page. The caller judges its type and size. */
export function FileDrop({
  name,
  accept,
  file,
  onFile,
  onRemove,
  onBlur,
  busy,
  prompt,
  camera,
  disabled,
  ref,
  ...frame
}: FileDropProps) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => !disabled && files?.[0] && onFile(files[0])
  usePastedFile(take)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    take(event.dataTransfer.files)
  }
  return (
    <Field
      {...frame}
      below={
        <>
          {camera && !file && <FileCamera text={camera} onFile={onFile} disabled={disabled} />}
          {busy && <Progress {...busy} />}
          {frame.below}
        </>
      }
    >
      {(control) => (
        <div
          className="file-drop"
          data-over={over || undefined}
          data-full={file ? true : undefined}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={drop}
        >
          <input
            {...control}
            ref={ref}
            type="file"
            name={name}
            accept={accept}
            disabled={disabled}
            onBlur={onBlur}
            onChange={({ currentTarget }) => {
              take(currentTarget.files)
              currentTarget.value = ''
            }}
          />
          {file ? <FileChip file={file} onRemove={onRemove} disabled={disabled} /> : <FilePrompt text={prompt} />}
        </div>
      )}
    </Field>
  )
}

function usePastedFile(take: (files: FileList | null | undefined) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length) return
    event.preventDefault()
    take(event.clipboardData.files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

type ChosenFile = { name: string; size: number }

/** The chosen file: name, size, and the button that takes it away. */
function FileChip({
  file,
  onRemove,
  disabled,
}: {
  file: ChosenFile
  onRemove: () => void
  disabled?: boolean | undefined
}) {
  return (
    <span className="file-chip">
      <LineIcon d="M13 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zm0 0v6h6M9 13h6M9 17h4" />
      <span className="file-chip-words">
        <b>{file.name}</b>
        <span>{fileSize(file.size)}</span>
      </span>
      <button
        type="button"
        className="file-chip-remove"
        disabled={disabled}
        aria-label={`Retirer ${file.name}`}
        onClick={({ currentTarget }) => {
          focusField(currentTarget)
          onRemove()
        }}
      >
        Retirer
      </button>
    </span>
  )
}
