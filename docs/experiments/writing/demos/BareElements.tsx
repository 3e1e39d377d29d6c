export default function BareElements() {
  return (
    <div>
      <p>
        A paragraph with a <a href="#bare-elements">link</a>.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">Display</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>table</td>
            <td>table</td>
          </tr>
        </tbody>
      </table>
      <ul>
        <li>An item</li>
      </ul>
    </div>
  );
}
