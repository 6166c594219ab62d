import { useParams } from 'wouter'
import { CaseScreen } from './case-screen.tsx'
import { CasesScreen } from './cases-screen.tsx'

/** What waits for a moderator, or one case of it. */
export function ModerateScreen() {
  const { caseId } = useParams()
  return caseId ? <CaseScreen key={caseId} caseId={caseId} /> : <CasesScreen />
}
