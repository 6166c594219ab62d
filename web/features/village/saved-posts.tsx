import { Bookmark } from 'lucide-react'
import { savedTexts } from '#content/saved.ts'
import { limits } from '#contract/limits.ts'
import { truncate } from '#contract/truncate.ts'
import type { Post } from '#contract/village.ts'
import { useMayUse } from '#web/member/entitlement.ts'
import { SavedSection } from '#web/member/saved-section.tsx'
import { paths } from '#web/paths.ts'
import { FullListNote } from '#web/ui/full-list-note.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { savedPostsQuery } from './api.ts'
import { PostRow } from './post-row.tsx'
import { useSavePost } from './use-save-post.ts'

/** Characters of a post that say which it is. */
const firstWords = 40

/** The threads of the Village that she saved. Others' words wait for a membership. As a preview: the newest few. */
export function SavedPosts({ preview }: { preview: boolean }) {
  const isOpen = useMayUse('village')
  const save = useSavePost()
  if (!isOpen) return null

  function remove({ id }: Post) {
    save.mutate({ id, isSaved: false })
    toast({
      title: savedTexts.removed,
      action: { label: 'Undo', onPress: () => save.mutate({ id, isSaved: true }) },
    })
  }

  return (
    <SavedSection title={savedTexts.postsTitle} query={savedPostsQuery}>
      {(saved) => (
        <>
          <ul className="grid gap-3">
            {saved.slice(0, preview ? limits.savedPreview : saved.length).map((post) => (
              <li key={post.id} className="relative grid">
                <PostRow post={post} withTopic />
                {!preview && (
                  <IconButton
                    label={savedTexts.removePost(truncate(post.content, firstWords))}
                    aria-pressed
                    className="absolute top-1 right-1"
                    onClick={() => remove(post)}
                  >
                    <Bookmark aria-hidden className="size-5.5" fill="currentColor" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
          {!preview && saved.length >= limits.savedPosts && (
            <FullListNote text={savedTexts.fullPosts} to={paths.village()} label={savedTexts.village} />
          )}
        </>
      )}
    </SavedSection>
  )
}
