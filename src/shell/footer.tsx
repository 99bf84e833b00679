import { site } from '../../content/site.ts';
import { paths } from '../paths.ts';
import './footer.css';

export function Footer() {
  const { owner, profiles, copyrightYear } = site;
  return (
    <footer className="site-footer">
      <p>{`© ${copyrightYear} ${owner.firstName} ${owner.lastName}`}</p>
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
      </ul>
    </footer>
  );
}
