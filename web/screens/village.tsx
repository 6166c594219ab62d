import { Redirect, Route, Switch } from 'wouter'
import { MembersOnly } from '#web/features/membership/members-only.tsx'
import { MyPostsScreen } from '#web/features/village/my-posts-screen.tsx'
import { SearchScreen } from '#web/features/village/search-screen.tsx'
import { SectionScreen } from '#web/features/village/section-screen.tsx'
import { ThreadScreen } from '#web/features/village/thread-screen.tsx'
import { VillageScreen } from '#web/features/village/village-screen.tsx'
import { paths } from '#web/paths.ts'

/** The Village. What others wrote there comes with a membership; what she wrote herself is hers whatever that is. */
export function Village() {
  return (
    <Switch>
      <Route path={paths.villageMine()} component={MyPostsScreen} />
      <Route>
        <MembersOnly feature="village">
          <Switch>
            <Route path={paths.village()} component={VillageScreen} />
            <Route path={paths.villageSearch()} component={SearchScreen} />
            <Route path={`${paths.village()}/p/:postId`} component={ThreadScreen} />
            <Route path={`${paths.village()}/:section`} component={SectionScreen} />
            <Route>
              <Redirect to={paths.village()} replace />
            </Route>
          </Switch>
        </MembersOnly>
      </Route>
    </Switch>
  )
}
