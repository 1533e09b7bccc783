# Writes the workbook of Excel::Writer::XLSX: perl excel_writer_book.pl FOLDER
use strict;
use warnings;
use utf8;
use Excel::Writer::XLSX;

my $book = Excel::Writer::XLSX->new("$ARGV[0]/excel-writer-xlsx.xlsx");
$book->set_properties( created => [ 0, 0, 8, 9, 5, 126 ] );
my $sheet = $book->add_worksheet('Feriados');
my $day = $book->add_format( num_format => 'dd/mm/yyyy' );
$sheet->write( 0, 0, 'Fecha' );
$sheet->write( 0, 1, 'Nombre' );
$sheet->write_number( 1, 0, 46408, $day );
$sheet->write( 1, 1, 'Día & <fiesta> "local"' );
$sheet->write_formula( 2, 0, '=A2+1', $day, 46409 );
$sheet->write_comment( 'B2', 'de una ordenanza' );
$sheet->conditional_formatting( 'A2:A3', { type => 'cell', criteria => '>', value => 46408, format => $book->add_format( bold => 1 ) } );
$sheet->autofilter('A1:B3');
my $chart = $book->add_chart( type => 'column', embedded => 1 );
$chart->add_series( values => '=Feriados!$A$2:$A$3' );
$sheet->insert_chart( 'D2', $chart );
$book->add_chart( type => 'pie', name => 'Gráfico' )->add_series( values => '=Feriados!$A$2:$A$3' );
$book->close();
