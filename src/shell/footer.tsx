import { paths, pictures } from '../paths.ts';
import { visibleSite } from '../visible-site.ts';
import './footer.css';

export function Footer() {
  const { provider, profiles, copyrightYear } = visibleSite;
  return (
    <footer className="site-footer row">
      <p>{`© ${copyrightYear} ${provider}`}</p>
      <ul className="row">
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
