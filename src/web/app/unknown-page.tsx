import { NAVIGATION } from '../ui/routes.ts';

export const UnknownPage = () => (
  <div class="plain-page">
    <h1>There is no such page</h1>
    <p>The address may have lost a letter on its way. These are the pages there are:</p>
    <ul class="plain-list">
      {NAVIGATION.map(({ address, title }) => (
        <li key={address}>
          <a href={address}>{title}</a>
        </li>
      ))}
    </ul>
  </div>
);
