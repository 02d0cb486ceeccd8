import { isUpdateReady, takeUpdate } from './updates.ts';

export const UpdateLine = () => (
  <div role="status">
    {isUpdateReady.value && (
      <div class="notice">
        <p>A new version is ready.</p>
        <button type="button" class="button" onClick={takeUpdate}>
          Reload
        </button>
      </div>
    )}
  </div>
);
