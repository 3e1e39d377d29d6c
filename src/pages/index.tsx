import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home" description="Documentation of Material UI, Base UI, Joy UI and MUI System">
      <main>
        <h1>MUI Docs</h1>
      </main>
    </Layout>
  );
}
