import { SessionsPanel } from '../keep/sessions-panel.tsx';
import { isShareHash } from '../keep/share.ts';
import { Later } from '../parts/later.tsx';
import { RecorderPage } from '../recorder/recorder-page.tsx';
import { openDesk } from './desk.ts';
import { place } from './place.ts';
import { SharedHand } from './shared-hand.tsx';

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
