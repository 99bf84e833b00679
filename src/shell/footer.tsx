import { site } from '../../content/site.ts';
import { paths, pictures } from '../paths.ts';
import { providerName, type Site } from '../site.ts';
import './footer.css';

export function Footer() {
  const { profiles, copyrightYear }: Site = site;
  return (
    <footer className="site-footer">
      <p>{`© ${copyrightYear} ${providerName(site)}`}</p>
      <ul>
        {profiles.map(({ name, url, icon }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="me noopener">
              {icon && <img src={pictures.profile(icon)} alt="" width="18" height="18" loading="lazy" />}
              {name}
            </a>
          </li>
        ))}
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
