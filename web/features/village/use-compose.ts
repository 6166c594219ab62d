import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { composeTexts as texts } from '#content/village/texts.ts'
import { type VillageTopic, villageTopics } from '#contract/options.ts'
import type { PostWarning } from '#contract/village.ts'
import { createPost, deletePost, villageErrors } from '#contract/village-writing.ts'
import { isVisible } from '#contract/visible.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { paths } from '#web/paths.ts'
import { useUndeliveredCard } from '#web/safety/use-undelivered-card.ts'
import { toast } from '#web/ui/toast.ts'
import { refetchLists } from './cache.ts'
import { draftPrefix } from './draft-keys.ts'
import { draftParser, useDraft } from './use-draft.ts'
import { useHouseRules } from './use-house-rules.ts'
import { noteWriting } from './writer-notice.ts'

interface PostDraft {
  /** The post's, whichever try it comes with. */
  id: string
  /** The section that it was begun in, for which the topic was chosen. */
  section: string
  topic: string
  content: string
  isAnonymous: boolean
}

interface Try {
  id: string
  seen: readonly PostWarning[]
}

const empty: PostDraft = { id: '', section: '', topic: '', content: '', isAnonymous: false }
const parse = draftParser(empty)
const draftKey = `${draftPrefix}post`

/** Writing a post: kept on the phone as it is typed, posted at once, and taken back by one tap after that. */
export function useCompose(section: VillageTopic) {
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const refusal = useFieldError(form)
  const rules = useHouseRules()
  const [warnings, setWarnings] = useState<readonly PostWarning[]>([])
  const [pressed, setPressed] = useState('')
  const { draft, put, clear } = useDraft(draftKey, parse, () => ({
    ...empty,
    id: crypto.randomUUID(),
    section,
    topic: section,
  }))
  const chosen = draft.section === section ? villageTopics.find((name) => name === draft.topic) : undefined
  const topic = chosen ?? section

  const posting = useMutation({
    mutationFn: ({ id, seen }: Try) =>
      call(createPost, {
        params: { postId: id },
        body: { topic, content: draft.content, is_anonymous: draft.isAnonymous, seen_warnings: [...seen] },
      }),
    onSuccess: ({ post, warnings: found, safety }) => {
      setPressed('')
      if (!post) return setWarnings(found)
      noteWriting(post.id, safety)
      clear()
      refetchLists()
      navigate(paths.villagePost(post.id), { replace: true })
      toast({ title: texts.posted, action: { label: 'Undo', onPress: () => void takeBack(post.id) } })
    },
    onError: (error, tried) => {
      // An earlier try arrived and she has removed it since: these words are a post of their own.
      if (error instanceof CallError && error.code === 'not_found')
        return post(tried.seen, crypto.randomUUID())
      if (!rules.askAfter(error, () => posting.mutate(tried))) refusal.refuse(error.message)
    },
  })

  function post(seen: readonly PostWarning[], id = draft.id) {
    if (id !== draft.id) put({ ...draft, id })
    posting.mutate({ id, seen })
  }

  /** Deletes it, and puts its words back where they were written. */
  async function takeBack(postId: string) {
    try {
      await call(deletePost, { params: { postId } })
    } catch (error) {
      toast({ title: (error as Error).message, variant: 'destructive' })
      return
    }
    // She may have begun another one meanwhile.
    const begun = readStored(draftKey, parse)?.content
    const content = [draft.content, begun].filter(Boolean).join('\n\n')
    writeStored(draftKey, { ...draft, id: crypto.randomUUID(), section, topic, content })
    refetchLists()
    navigate(paths.villageSection(section, { compose: '1' }), { replace: true })
    toast({ title: texts.takenBack })
  }

  function submit(seen: readonly PostWarning[] = []) {
    if (posting.isPending) return
    if (!isVisible(draft.content)) return refusal.refuse(villageErrors.postMissing)
    setPressed(draft.content)
    rules.askFirst(() => post(seen))
  }

  function change(part: Partial<PostDraft>) {
    if (posting.isPending) return
    if (part.content !== undefined) {
      refusal.accept()
      setWarnings([])
    }
    put({ ...draft, section, topic, ...part })
  }

  const unheardCard = useUndeliveredCard(
    pressed === draft.content && pressed !== '' && !rules.isAsking ? [pressed] : [],
  )
  return {
    form,
    draft,
    topic,
    change,
    submit,
    isPosting: posting.isPending,
    error: refusal.error,
    warnings,
    rules,
    unheardCard,
  }
}
