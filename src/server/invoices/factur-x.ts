import type { ArchivedPaper } from '#server/paper/draw-paper.ts'

/** What makes the PDF of an invoice a Factur-X 1.0: its data inside, and the words that say so. */
export function facturX(number: string, xml: string, of = 'de la facture'): ArchivedPaper {
  return {
    attached: {
      name: 'factur-x.xml',
      type: 'text/xml',
      description: `Données ${of} ${number}`,
      bytes: new TextEncoder().encode(xml),
    },
    metadata: described + schema,
  }
}

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const described = `
  <rdf:Description xmlns:fx="${namespace}" rdf:about="">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>`

/** PDF/A knows none of these names: a file that uses them explains them (ISO 19005-3, 6.6.2.3). */
const schema = `
  <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"
    rdf:about="">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${[
        ['DocumentFileName', 'The name of the embedded XML file'],
        ['DocumentType', 'The type of the hybrid document'],
        ['Version', 'The version of the standard of the embedded XML'],
        ['ConformanceLevel', 'The profile of the embedded XML'],
      ]
        .map(
          ([name, description]) => `
        <rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${description}</pdfaProperty:description>
        </rdf:li>`,
        )
        .join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`
