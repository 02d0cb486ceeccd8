import { useSignal } from '@preact/signals';
import { isTableName, joinAddress, type LinkRole, type NewLink } from '../../team/index.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Lazy } from '../ui/lazy.tsx';
import type { Director, ShownLink } from './director.ts';

const qrPicture = () => import('./qr-picture.tsx');

const ROLES: Readonly<Record<LinkRole, string>> = {
  collector: 'Collector of a table',
  viewer: 'Viewer',
  director: 'Director',
};

/** Names that every machine has for itself. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Links for those who help: made, copied once, listed, withdrawn. */
export function LinksPanel({ director }: { readonly director: Director }) {
  const wanted = useSignal<NewLink>({ role: 'collector', table: null, name: '' });
  const tables = director.feed.tables.value.filter(({ isClosed }) => !isClosed);
  const { role, name } = wanted.value;
  const table = role === 'collector' ? (wanted.value.table ?? tables[0]?.table ?? '') : null;
  const isReady = role !== 'collector' || isTableName(table ?? '');
  const served = new Set(
    director.links.value.filter((link) => !link.isWithdrawn).map((link) => link.table),
  );
  const unserved = tables.filter((one) => !served.has(one.table));
  return (
    <>
      <h2>Links</h2>
      {unserved.length > 1 && (
        <div class="buttons">
          <button
            type="button"
            class="button button-main"
            onClick={() =>
              director.makeLinks(
                unserved.map((one) => ({
                  role: 'collector',
                  table: one.table,
                  name: `Collector ${one.table}`,
                })),
              )
            }
          >
            One for each of the {unserved.length} tables without a collector
          </button>
        </div>
      )}
      <form
        class="director-row"
        onSubmit={(event) => {
          event.preventDefault();
          const named = name.trim() || (table ? `Collector ${table}` : ROLES[role]);
          void director.makeLinks([{ role, table, name: named }]);
        }}
      >
        <label class="director-field">
          <span>For</span>
          <select
            name="role"
            value={role}
            onChange={(event) => {
              const next = event.currentTarget.value as LinkRole;
              wanted.value = { ...wanted.value, role: next };
            }}
          >
            {Object.entries(ROLES).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        {role === 'collector' && (
          <label class="director-field">
            <span>Table</span>
            <select
              name="table"
              value={table ?? ''}
              onChange={(event) => {
                wanted.value = { ...wanted.value, table: event.currentTarget.value };
              }}
            >
              {tables.map((one) => (
                <option key={one.table}>{one.table}</option>
              ))}
            </select>
          </label>
        )}
        <label class="director-field">
          <span>Name, shown at their hands</span>
          <input
            name="holder"
            value={name}
            maxLength={60}
            placeholder="Ann"
            onInput={(event) => {
              wanted.value = { ...wanted.value, name: event.currentTarget.value };
            }}
          />
        </label>
        <button type="submit" class="button" disabled={!isReady}>
          Make a link
        </button>
      </form>
      {director.freshLinks.value.length > 0 && (
        <p>Whoever has a link can use it, so each is shown only now: copy it or have it scanned.</p>
      )}
      {director.freshLinks.value.length > 0 && LOOPBACK.test(location.hostname) && (
        <p class="failure">
          These links work on this machine only. For others, start Sidepot with{' '}
          <code>--host 0.0.0.0</code> and open the address it prints.
        </p>
      )}
      <ul class="fresh-links">
        {director.freshLinks.value.map((link) => (
          <Fresh key={link.token} link={link} />
        ))}
      </ul>
      <LinkList director={director} />
    </>
  );
}

function Fresh({ link }: { readonly link: ShownLink }) {
  const address = joinAddress(location.origin, link.token);
  return (
    <li class="fresh-link">
      <Lazy load={qrPicture} otherwise={null}>
        {({ QrPicture }) => <QrPicture text={address} name={`Link for ${link.name}`} />}
      </Lazy>
      <span>
        <b>
          <bdi>{link.name}</bdi>
        </b>{' '}
        <span class="quiet">{purposeOf(link)}</span>
        <input
          class="fresh-address"
          readOnly
          aria-label={`Link for ${link.name}`}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={() => address} label="Copy" about={`the link for ${link.name}`} />
      </span>
    </li>
  );
}

/** What a link is for, where the name does not say so. */
const purposeOf = ({ role, table, name }: NewLink): string => {
  if (table !== null) return `table ${table}`;
  return name.toLowerCase() === role ? '' : role;
};

const LinkList = ({ director }: { readonly director: Director }) => (
  <ul class="director-list" aria-label="All links">
    {director.links.value.map(({ link, role, table, name, isWithdrawn }) => (
      <li key={link} class={isWithdrawn ? 'quiet' : ''}>
        <bdi>{name}</bdi> <span class="quiet">{purposeOf({ role, table, name })}</span>{' '}
        {isWithdrawn ? (
          'withdrawn'
        ) : (
          <button
            type="button"
            class="button"
            aria-label={`Withdraw the link of ${name}`}
            onClick={() => director.withdraw(link)}
          >
            Withdraw
          </button>
        )}
      </li>
    ))}
  </ul>
);
