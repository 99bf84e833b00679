import { site } from '../../content/site.ts';
import { paths } from '../paths.ts';
import { ownerName } from '../site.ts';
import './footer.css';

export function Footer() {
  const { profiles, copyrightYear } = site;
  return (
    <footer className="site-footer">
      <p>{`© ${copyrightYear} ${ownerName(site)}`}</p>
      <ul>
        <li>
          <a href={profiles.github} target="_blank" rel="me noopener">
            GitHub
          </a>
        </li>
        <li>
          <a href={profiles.linkedin} target="_blank" rel="me noopener">
            LinkedIn
          </a>
        </li>
        <li>
          <a href={paths.impressum}>Impressum</a>
        </li>
        <li>
          <a href={paths.dsgvo}>Datenschutz</a>
        </li>
        <li>
          <a href={paths.barrierefreiheit}>Barrierefreiheit</a>
        </li>
      </ul>
    </footer>
  );
}
