import { RecorderPage } from '../recorder/views/recorder-page.tsx';
import { isShareHash } from '../session/share.ts';
import { Later } from '../ui/lazy.tsx';
import { place } from '../ui/location.ts';
import { SessionsPanel } from './sessions/sessions-panel.tsx';
import { SharedHand } from './shared-hand.tsx';
import { openDesk } from './workspace.ts';

const textPanel = () => import('../text/text-panel.tsx');

/** The recorder; or the hand of a link, which is looked at before anything is recorded. */
export function RecordPage() {
  const { hash } = place.value;
  if (isShareHash(hash)) return <SharedHand key={hash} hash={hash} />;
  return (
    <Later load={openDesk}>
      {({ keep, recorder, beginSession }) => (
        <RecorderPage
          recorder={recorder}
          textPanel={textPanel}
          onNewSession={beginSession}
          side={<SessionsPanel keep={keep} recorder={recorder} />}
        />
      )}
    </Later>
  );
}
